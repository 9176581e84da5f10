import {
  hashKey,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation as useEveryMutation,
} from '@tanstack/react-query'
import { REPEAT_GUARD_MS } from '@wattle/contract/limits'
import { useCallback, useRef } from 'react'

type Begun<Reply> = { input: string; at: number; isUnderWay: boolean; reply: Promise<Reply> }

/**
 * A call that changes something. Deduplicates double clicks: if the same call is made again while
 * the first is in progress or shortly after, it gets the first one's response. A refused call can
 * be retried immediately. Two calls are the same if `sameness` returns the same value for their
 * inputs.
 */
export function useMutation<Reply, Input = void, Context = unknown>(
  options: UseMutationOptions<Reply, Error, Input, Context>,
  sameness: (input: Input) => unknown = itself,
): UseMutationResult<Reply, Error, Input, Context> {
  const mutation = useEveryMutation(options)
  const { mutateAsync: send, reset: forget } = mutation
  // A ref, because state would only update with the next render.
  const last = useRef<Begun<Reply>>(undefined)

  const mutateAsync = useCallback(
    (...args: Parameters<typeof send>) => {
      const input = hashKey([sameness(args[0] as Input)])
      if (last.current?.input === input && isFresh(last.current)) return last.current.reply
      const reply = send(...args)
      const begun = { input, at: Date.now(), isUnderWay: true, reply }
      last.current = begun
      const end = () => {
        begun.isUnderWay = false
      }
      reply.then(end, () => {
        end()
        begun.at = 0
      })
      return reply
    },
    [send, sameness],
  )
  const mutate = useCallback(
    (...args: Parameters<typeof mutateAsync>) => {
      // Callers that don't wait for the promise get the error through the callbacks.
      mutateAsync(...args).catch(() => {})
    },
    [mutateAsync],
  )
  const reset = useCallback(() => {
    last.current = undefined
    forget()
  }, [forget])
  return { ...mutation, mutate, mutateAsync, reset } as typeof mutation
}

const itself = (input: unknown) => input

const isFresh = ({ isUnderWay, at }: Begun<unknown>) =>
  isUnderWay || Date.now() - at < REPEAT_GUARD_MS
