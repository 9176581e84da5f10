export function downloadBlob(name: string, blob: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

export const downloadText = (name: string, text: string, type = 'text/plain') =>
  downloadBlob(name, new Blob([text], { type }))

export const downloadJson = (name: string, value: object) =>
  downloadText(name, JSON.stringify(value, null, 2), 'application/json')
