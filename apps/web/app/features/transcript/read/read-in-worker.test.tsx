import { afterEach, expect, test, vi } from 'vitest'
import zoomVtt from './fixtures/zoom.vtt?raw'
import { READ_FAILURES } from './read-failure.ts'
import { readInWorker } from './read-in-worker.ts'
import { makeWordFile } from './testing/make-word-file.ts'

afterEach(() => vi.useRealTimers())

test('reads captions in a worker', async () => {
  const { format, speakers, cues, skipped } = await readInWorker(new File([zoomVtt], 'zoom.vtt'))
  expect(format).toBe('VTT')
  expect(speakers.map(({ name }) => name)).toEqual(['Robin Demo', 'Sam Sample'])
  expect(cues).toHaveLength(4)
  expect(skipped).toEqual([15, 16, 17])
})

test('reads a Word file in a worker', async () => {
  const file = new File([makeWordFile(['Sam: Hello', 'Robin: Hi'])], 'talk.docx')
  expect((await readInWorker(file)).cues.map(({ text }) => text)).toEqual(['Hello', 'Hi'])
})

test('says why the worker refused a file', async () => {
  const file = new File(['nothing'], 'talk.pdf')
  await expect(readInWorker(file)).rejects.toThrow(READ_FAILURES.OTHER_TYPE)
})

class SilentWorker extends EventTarget {
  postMessage = vi.fn()
  terminate = vi.fn()
}

test('stops a worker after ten seconds', async () => {
  vi.useFakeTimers()
  const worker = new SilentWorker()
  const reading = readInWorker(new File(['words'], 'talk.txt'), () => worker as unknown as Worker)
  const refusal = expect(reading).rejects.toThrow(READ_FAILURES.TOO_SLOW)
  await vi.advanceTimersByTimeAsync(9999)
  expect(worker.terminate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await refusal
  expect(worker.terminate).toHaveBeenCalledOnce()
})

test('doesn’t start a worker for a file over 5 MB', async () => {
  const start = vi.fn()
  const file = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'talk.txt')
  await expect(readInWorker(file, start)).rejects.toThrow('The limit is 5 MB.')
  expect(start).not.toHaveBeenCalled()
})
