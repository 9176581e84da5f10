import React from 'react'

/**
 * Outside the long run, component tests use the product's build of React. It has no `act`, which
 * `render` calls to wait for React. This waits until the page has nothing else to do.
 */
async function act<T>(callback: () => Promise<T>): Promise<T> {
  const result = await callback()
  await scheduler.postTask(() => {}, { priority: 'background' })
  return result
}

if (!React.act) Object.assign(React, { act })
