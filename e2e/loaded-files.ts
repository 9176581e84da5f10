import type { Page } from '@playwright/test'

type Loaded = { name: string; kb: number }

/** Every file the page has loaded so far, and its compressed size. */
export const loadedFiles = (page: Page): Promise<Loaded[]> =>
  page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry): entry is PerformanceResourceTiming => 'encodedBodySize' in entry)
      .map(({ name, encodedBodySize }) => ({ name, kb: encodedBodySize / 1024 })),
  )

/** Adds up the sizes of the matching files, in KB of 1,024 bytes. */
export const sumOf = (files: Loaded[], pattern: RegExp) =>
  files.filter(({ name }) => pattern.test(name)).reduce((total, { kb }) => total + kb, 0)
