/** Resolves when the browser is idle, or after two seconds if it can't tell us. */
export const idle = () =>
  new Promise<unknown>((resolve) =>
    window.requestIdleCallback ? window.requestIdleCallback(resolve) : setTimeout(resolve, 2000),
  )
