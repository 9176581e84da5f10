export function downloadText(name: string, text: string, type = 'text/plain') {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

export const downloadJson = (name: string, value: object) =>
  downloadText(name, JSON.stringify(value, null, 2), 'application/json')
