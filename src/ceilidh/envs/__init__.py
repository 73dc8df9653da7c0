"""Both games for research: PettingZoo (`aec`), Gymnasium (`learner`) and OpenSpiel (`spiel`).

Needs `pip install ceilidh[envs]`. Spaces, rewards and why they are so: docs/research.md.
"""

from ceilidh.extras import need

need("envs", "gymnasium", "numpy")
