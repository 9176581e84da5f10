import pg from 'pg'

export async function runSql(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString })
  // If the connection is lost, the query rejects. Without this listener, the `error` event would
  // also end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
