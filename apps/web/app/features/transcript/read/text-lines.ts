export const linesOf = (text: string) => text.split(/\r\n|\n|\r/)
