/**
 * Functions a feature calls in features that import it. `app.ts` wires them, so imports stay
 * one-way.
 */
export function lateHooks<Hooks>() {
  let wired: Hooks | undefined
  return {
    wire(hooks: Hooks): void {
      wired = hooks
    },
    hooks(): Hooks {
      if (!wired) throw new Error('app.ts wires the hooks')
      return wired
    },
  }
}
