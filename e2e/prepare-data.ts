import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { startProduct, temporaryFolder } from './product.ts'

/**
 * Runs once, before all journeys. They copy the data from one first start, which is quicker than a
 * first start for each journey.
 */
export default async function prepareData() {
  if (process.env.TEST_DATABASE_URL) return
  const { folder, remove } = temporaryFolder({ isNew: true })
  const product = await startProduct({ DATA_DIR: folder })
  await product.stop()
  // If other users can't open the folder and root runs the product, the product puts its database
  // elsewhere, and every copy of the folder would share that database.
  const isElsewhere = lstatSync(join(folder, 'postgres')).isSymbolicLink()
  if (!isElsewhere) process.env.PREPARED_DATA = folder
  return remove
}
