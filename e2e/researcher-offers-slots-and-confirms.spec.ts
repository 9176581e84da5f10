import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessibleAtAnyWidth } from './accessible.ts'
import { enterAsAdmin, expect, tabTo, test } from './journey.ts'
import { LONG } from './long-run.ts'
import { prepareProject } from './project.ts'
import { createStudy } from './study.ts'

test.use({ timezoneId: 'Australia/Melbourne' })

test(
  'a researcher offers slots using only the keyboard, removes one, and launches',
  LONG,
  async ({ page }) => {
    // axe takes a while to check a calendar at two widths and in two themes.
    test.slow()
    const api = await enterAsAdmin(page)
    const { id } = await prepareProject(api, 'Roster Meals', 'CONDUCTING_INTERVIEW')
    // In the week 20 days from now, every day can have slots. The other test in this file uses an
    // earlier week.
    await page.goto(`/platform/research/${id}?week=${inDays(20)}`)
    await expect(page.getByRole('heading', { name: 'Conducting Interviews' })).toBeVisible()
    await expect(page.getByText('Melbourne, AE')).toBeVisible()
    await expect(page.getByText('Not Started')).toBeVisible()
    await expect(page.getByText('Nobody has booked yet.')).toBeVisible()

    const cursor = page.getByRole('gridcell').and(page.locator('[tabindex="0"]'))
    await expect(cursor).toHaveCount(1)
    await tabTo(page, cursor)
    await page.keyboard.press('Enter')
    await expect(slots(page, 'open')).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    // Add one slot at a time, because the page ignores a second request while the first is running.
    await expect(page.getByText('Slot added', { exact: false })).toBeAttached()
    await page.keyboard.press('Enter')
    await expect(slots(page, 'open')).toHaveCount(2)
    await expect(page.getByText('2 open, 0 booked')).toBeVisible()
    await expect(page.getByText('2 offered')).toBeVisible()

    await expect(slots(page, 'open').getByRole('button', { name: /^Delete slot/ })).toHaveCount(2)
    await page.keyboard.press('Delete')
    await expect(slots(page, 'open')).toHaveCount(1)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(slots(page, 'open')).toHaveCount(2)
    // The slot appears before the server has restored it, so wait for the message before reloading.
    await expect(page.getByText('Slot restored', { exact: false })).toBeAttached()
    await page.reload()
    await expect(slots(page, 'open')).toHaveCount(2)

    // A slot here would start too soon to be offered, so the page shows the seed's message and sends
    // nothing.
    await page.goto(`/platform/research/${id}?week=${inDays(1)}`)
    await page
      .getByRole('gridcell', { name: /too soon to offer/ })
      .first()
      .click()
    await expect(
      page.getByText('You can book slots at least 2 days from the current date.'),
    ).toBeVisible()
    await expectAccessibleAtAnyWidth(page)

    await page.getByRole('button', { name: 'Launch' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Launch the email distribution?' })
    await expect(dialog.getByText('one of your 2 free slots.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Launch' }).press('Enter')
    await expect(page.getByText('Requested', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Launch' })).toHaveCount(0)
    // People may already be answering, so Previous opens the review instead of going back a step.
    await page.getByRole('link', { name: 'Previous' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Review and Launch' })).toBeVisible()
  },
)

test(
  'a researcher confirms interviews with both kinds of link, and conducts an interview',
  LONG,
  async ({ page, product, smtp }) => {
    test.slow()
    const study = await createStudy(product, smtp, 2)
    const first = await study.offer(4, 10)
    const second = await study.offer(5, 14)
    for (const [person, slot] of [first, second].entries()) {
      await study.fit(person)
      await study.book(person, slot)
    }
    await enterAsAdmin(page)
    await page.goto(`/platform/research/${study.researchId}?week=${inDays(4)}`)
    const confirms = page.getByRole('button', { name: /^Confirm the interview with/ })
    await expect(confirms).toHaveCount(2)
    await expect(page.getByText('In Progress')).toBeVisible()

    await confirms.first().click()
    const dialog = page.getByRole('dialog', { name: 'Confirm Interview' })
    await expect(dialog.getByText('Google Calendar isn’t available on this site.')).toBeVisible()
    await expectAccessibleAtAnyWidth(page)
    const own = dialog.getByLabel('Insert your own link for the call manually')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(own).toHaveAccessibleDescription(/Please enter the video call link/)
    await own.fill('meet.example/room')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(own).toHaveAccessibleDescription(/begins with https/)
    await own.fill('https://meet.example/tess')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog).toBeHidden()
    const link = page.getByRole('link', { name: /^Link to the video call/ })
    await expect(link).toHaveAttribute('href', 'https://meet.example/tess')
    await expect(link).toHaveAttribute('target', '_blank')

    await confirms.click()
    await expect(page).toHaveURL(/interview=\d+/)
    // Emails link to this URL, so it has to work after a reload.
    await page.reload()
    await dialog.getByRole('button', { name: 'Create event' }).click()
    await expect(dialog.getByText('Your link for event')).toBeVisible()
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog).toBeHidden()
    await expect(link).toHaveCount(2)

    await page
      .getByRole('button', { name: /^More actions for the interview/ })
      .last()
      .click()
    await page.getByRole('menuitem', { name: 'Cancel interview…' }).click()
    await page.getByLabel('Reason').fill('I am ill.')
    await page.getByRole('button', { name: 'Cancel interview' }).click()
    await expect(page.getByText('cancelled', { exact: true })).toBeVisible()
    await expect(slots(page, 'booked')).toHaveCount(1)

    await page.getByRole('button', { name: /^More actions for the interview/ }).click()
    await page.getByRole('menuitem', { name: 'Interview room and notes' }).click()
    await expect(page.getByRole('heading', { name: /^Interview with/ })).toBeVisible()
    await page.getByRole('button', { name: 'Start the timer' }).click()
    await expect(page.getByRole('timer')).not.toHaveText('00:00')
    await page.getByRole('textbox', { name: 'Notes on 1 a' }).fill('Ate at the vending machine.')
    await expect(page.getByText(/^Saved \d/)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Notes on 1 a' })).toHaveValue(
      'Ate at the vending machine.',
    )
    await page.getByRole('button', { name: 'Pause the timer' }).click()
    await expectAccessibleAtAnyWidth(page)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download notes' }).click()
    const file = await downloading
    expect(readFileSync(await file.path(), 'utf8')).toContain('Ate at the vending machine.')
  },
)

const slots = (page: Page, kind: string) => page.locator(`[data-slot="${kind}"]`)

/** The date in Melbourne, the given number of days ahead. */
const inDays = (count: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Melbourne' }).format(
    new Date(Date.now() + count * 86_400_000),
  )
