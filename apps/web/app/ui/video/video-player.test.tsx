import { beforeAll, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { VideoPlayer } from './video-player.tsx'

const CAPTIONS = `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:09.000\nHello')}`
let film = ''

/** Records a short video in the browser, so it's in a format that this browser can play. */
beforeAll(async () => {
  const canvas = document.createElement('canvas')
  const brush = canvas.getContext('2d')
  const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' })
  const pieces: Blob[] = []
  recorder.ondataavailable = ({ data }) => pieces.push(data)
  const done = new Promise((resolve) => {
    recorder.onstop = resolve
  })
  recorder.start()
  for (let frame = 0; frame < 90; frame++) {
    brush?.fillRect(frame * 3, 0, 2, 40)
    await new Promise(requestAnimationFrame)
  }
  recorder.stop()
  await done
  film = URL.createObjectURL(new Blob(pieces, { type: 'video/webm' }))
})

const show = (src: string) =>
  render(
    <VideoPlayer
      label="Who has it?"
      sources={[{ src, type: 'video/webm' }]}
      captions={CAPTIONS}
      fallback={<p>A picture instead</p>}
    />,
  )

const video = () => document.querySelector('video') as HTMLVideoElement

test('plays and pauses on a click', async () => {
  const screen = await show(film)
  await userEvent.click(video(), { position: { x: 10, y: 10 } })
  await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
  expect(video().paused).toBe(false)
  await userEvent.click(video(), { position: { x: 10, y: 10 } })
  await expect.element(screen.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('plays the video on K and shows captions on C', async () => {
  const screen = await show(film)
  await userEvent.tab()
  await userEvent.keyboard('k')
  await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
  await userEvent.keyboard('kc')
  await expect.element(screen.getByRole('button', { name: 'Hide captions' })).toBeVisible()
  expect(video().textTracks[0]?.mode).toBe('showing')
})

test("shows its fallback if the video doesn't load", async () => {
  const screen = await show('/media/nothing.webm')
  await expect.element(screen.getByText('A picture instead')).toBeVisible()
})

test('has no accessibility violations', async () => {
  const screen = await show(film)
  await expect.element(screen.getByRole('slider')).toBeInTheDocument()
  await expectAccessible()
})
