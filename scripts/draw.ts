// Draws every picture of the site into apps/web/app/art/drawn. What it writes is committed.
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DRAWN, drawAll } from './draw/sheets.ts'

const files = await drawAll()
for (const name of readdirSync(DRAWN)) {
  if (!files.has(name)) rmSync(join(DRAWN, name))
}
for (const [name, content] of files) writeFileSync(join(DRAWN, name), content)
const sizes = [...files].filter(([name]) => name.endsWith('.svg'))
for (const [name, content] of sizes) console.log(`${(content.length / 1024).toFixed(1)} KB ${name}`)
