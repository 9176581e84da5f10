/** Why a backup or a restore did not happen, in words for the person at the console. */
export class BackupError extends Error {
  override name = 'BackupError'
}
