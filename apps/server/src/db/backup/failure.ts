/** Why a backup or a restore failed, for the person at the console. */
export class BackupError extends Error {
  override name = 'BackupError'
}
