"""Hooks: named places at which modules change or watch a rule, and who is asked there.

A game declares its hooks as methods of classes, one class a scope: the place of the declaration
says who is asked. A ruleset is resolved once into lists of those modules that override a hook, so
that a hook which nobody uses costs a look into an empty list.

A hook belongs to its caller. What a game's own rules call stands in the game's `hooks.py`; what a
module calls stands in the module's folder, as a ModuleHooks.
"""

from typing import TypeVar

from ceilidh.kernel.ruleset import BaseModule, ModuleHooks

M = TypeVar("M", bound=BaseModule)


def hooks_of(scope: type) -> list[str]:
    """The names of the hooks that a class itself declares."""
    return sorted([name for name in vars(scope) if not name.startswith("_")])


def overrides(module: BaseModule, scope: type, hook: str) -> bool:
    """Whether the module's class defines the hook itself."""
    return getattr(type(module), hook) is not getattr(scope, hook)


def users(modules: list[M], scope: type) -> dict[str, list[M]]:
    """For every hook of a scope the modules that use it, in their order."""
    return {
        hook: [module for module in modules if overrides(module, scope, hook)]
        for hook in hooks_of(scope)
    }


def answers_to(modules: list[M]) -> dict[str, list[ModuleHooks]]:
    """For every module, by its name, what the others answer to the hooks that it calls."""
    found: dict[str, list[ModuleHooks]] = {module.name: [] for module in modules}
    for module in modules:
        for answer in module.answers():
            found.setdefault(answer.owner, []).append(answer)
    return found
