/** Resolves when the browser has nothing else to do. */
export const idle = () =>
  new Promise<unknown>((resolve) =>
    window.requestIdleCallback ? window.requestIdleCallback(resolve) : setTimeout(resolve, 2000),
  )
