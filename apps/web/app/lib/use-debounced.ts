import { useEffect, useState } from 'react'

/**
 * Debounces a value: returns the latest one that has stayed the same for this many milliseconds.
 */
export function useDebounced<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}
