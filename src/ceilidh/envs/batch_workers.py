"""Processes that share the tables of a batch out among themselves, and write into shared memory."""

from __future__ import annotations

import gc
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pickle import dumps, loads
from typing import Any, Final

from ceilidh.envs.batch_buffers import BatchBuffers, Memory
from ceilidh.envs.batch_rows import BatchRows, Made
from ceilidh.kernel.errors import CeilidhError

NOTHING: Final = b""  # asked: make a step; answered: all is well


@dataclass(frozen=True)
class Refused:
    """What was wrong in another process, as this one is told."""

    kind: type[CeilidhError]
    text: str


def work(
    door: Connection, memory: Memory, lengths: tuple[int, int, int, int], rows: slice, made: Made
) -> None:
    """Play the rows of one process until its door is closed."""
    buffers = BatchBuffers(memory, lengths).part(rows.start, rows.stop)
    try:
        played = BatchRows(buffers, made)
        gc.freeze()  # all that lasts: the collector need not look at it again and again
        while True:
            asked = door.recv_bytes()
            if asked:
                played.reset(loads(asked))
                door.send_bytes(NOTHING)
            else:
                illegal = played.step()
                door.send_bytes(dumps(illegal) if illegal else NOTHING)
    except (EOFError, KeyboardInterrupt):
        return
    except CeilidhError as error:
        # Compiled, it cannot be sent itself.
        door.send_bytes(dumps(Refused(type(error), str(error))))
    except Exception as error:
        door.send_bytes(dumps(error))


class BatchWorkers:
    """Rows of tables in other processes; a failure there is raised here.

    A step is an empty message there and back: choices and what comes of them are in shared memory.
    """

    def __init__(self, buffers: BatchBuffers, workers: int, made: Made) -> None:
        context = get_context("spawn")
        tables = len(buffers.seats)
        number = min(workers, tables)
        bounds = [tables * place // number for place in range(number + 1)]
        self.rows = [slice(*pair) for pair in pairwise(bounds)]
        self.doors: list[Connection] = []
        self.processes: list[Any] = []
        for rows in self.rows:
            here, there = context.Pipe()
            given = (there, buffers.memory, buffers.lengths, rows, made)
            process = context.Process(target=work, args=given, daemon=True)
            process.start()
            there.close()
            self.doors.append(here)
            self.processes.append(process)

    def reset(self, seeds: list[int | None]) -> None:
        for door, rows in zip(self.doors, self.rows, strict=True):
            door.send_bytes(dumps(seeds[rows]))
        self._answers()

    def step(self) -> dict[int, str]:
        for door in self.doors:
            door.send_bytes(NOTHING)
        return self._answers()

    def _answers(self) -> dict[int, str]:
        """Wait for all processes, which work at the same time."""
        out: dict[int, str] = {}
        for door, rows in zip(self.doors, self.rows, strict=True):
            told = door.recv_bytes()
            if not told:
                continue
            answer = loads(told)
            if isinstance(answer, Refused):
                raise answer.kind(answer.text)
            if isinstance(answer, Exception):
                raise answer
            out |= {rows.start + row: why for row, why in answer.items()}
        return out

    def close(self) -> None:
        for door in self.doors:
            door.close()
        for process in self.processes:
            process.join()
