import pg from 'pg'

/** Runs one statement on a new connection. */
export async function runSql(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString })
  // The statement reports a lost connection. Without a listener, the error would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
