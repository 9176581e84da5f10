/** Resolves when the browser is idle. If the browser can't tell us, resolves after two seconds. */
export const idle = () =>
  new Promise<unknown>((resolve) =>
    window.requestIdleCallback ? window.requestIdleCallback(resolve) : setTimeout(resolve, 2000),
  )
