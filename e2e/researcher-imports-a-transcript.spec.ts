import { makeWordFile } from '../apps/web/app/features/transcript/read/testing/make-word-file.ts'
import { enterAsAdmin, expect, test } from './journey.ts'
import { createStudy } from './study.ts'

const FILES = {
  'talk.srt': '1\n00:00:03,000 --> 00:00:05,000\nRobin: Hello Pat\n',
  'talk.vtt': 'WEBVTT\n\n00:03.000 --> 00:05.000\n<v Robin>Hello Pat</v>\n',
  'talk.txt': 'Robin: Hello Pat',
  'talk.docx': makeWordFile([
    'Robin   0:03\nHello Pat, where do you eat?',
    'Pat   0:06\nIn my car.',
  ]),
}

test('a researcher imports a transcript, finds words in it and captures some', async ({
  page,
  product,
  smtp,
}) => {
  test.slow()
  const study = await createStudy(product, smtp, 1)
  const slot = await study.offer(6, 10)
  await study.fit(0)
  await study.book(0, slot)
  await enterAsAdmin(page)
  await page.goto(`/platform/research/${study.researchId}`)
  await page.getByRole('button', { name: /^More actions for the interview/ }).click()
  await page.getByRole('menuitem', { name: 'Interview room and notes' }).click()
  await page.getByRole('tab', { name: 'Transcript' }).click()
  await expect(page.getByText('Record Pat’s consent first.')).toBeVisible()
  await page.getByRole('button', { name: 'Recording not asked' }).click()
  await page.getByRole('menuitem', { name: 'They agreed' }).click()
  await page.getByRole('button', { name: 'Import a transcript' }).click()

  // Every format must work under the built product's security policy.
  const dialog = page.getByRole('dialog', { name: 'Import a transcript' })
  for (const [name, content] of Object.entries(FILES)) {
    const file = { name, mimeType: '', buffer: Buffer.from(content) }
    await dialog.getByLabel('Transcript').setInputFiles(file)
    await expect(dialog.getByText(name)).toBeVisible()
    await expect(dialog.getByLabel('Who is Robin?')).toBeVisible()
  }
  await expect(dialog.getByLabel('Replace ‘Pat’ with [name] (1 time)')).toBeChecked()
  const sending = page.waitForRequest((request) => request.method() === 'PUT')
  await dialog.getByRole('button', { name: 'Import' }).press('Enter')
  const sent = (await sending).postData() ?? ''
  for (const name of ['Pat', 'Robin', 'talk']) expect(sent).not.toContain(name)

  const lines = page.getByRole('list', { name: 'Transcript' }).getByRole('listitem')
  await expect(lines).toHaveText([
    'Interviewer00:03Hello [name], where do you eat?',
    'Participant00:06In my car.',
  ])
  await page.getByLabel('Find in this transcript').fill('car')
  await expect(page.getByText('1 of 1')).toBeVisible()
  await lines.last().focus()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Captured.')).toBeVisible()
})
