import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { startProduct, temporaryFolder } from './product.ts'

/** Runs once, before all journeys: copying what a first start leaves is quicker than one each. */
export default async function prepareData() {
  const { folder, remove } = temporaryFolder({ isNew: true })
  const product = await startProduct({ DATA_DIR: folder })
  await product.stop()
  // Below a closed directory root's database is elsewhere, and every copy would share it.
  const isElsewhere = lstatSync(join(folder, 'postgres')).isSymbolicLink()
  if (!isElsewhere) process.env.PREPARED_DATA = folder
  return remove
}
