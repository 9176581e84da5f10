/**
 * Lets a feature call functions of features that import it. `app.ts` wires them up, so there are no
 * circular imports.
 */
export function lateHooks<Hooks>() {
  let wired: Hooks | undefined
  return {
    wire(hooks: Hooks): void {
      wired = hooks
    },
    hooks(): Hooks {
      if (!wired) throw new Error('a hook was called before app.ts wired it')
      return wired
    },
  }
}
