import { createServer } from 'node:net'
import { beFloor } from '../harness/floor.ts'

/** A fake mail server that accepts everything immediately and stores nothing. */
beFloor(() =>
  createServer((socket) => {
    socket
      .setNoDelay(true)
      .setEncoding('latin1')
      .on('error', () => {})
    let isData = false
    let rest = ''
    socket.write('220 bench ESMTP\r\n')
    socket.on('data', (piece: string) => {
      rest += piece
      for (;;) {
        const end = rest.indexOf(isData ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const line = isData ? '.' : rest.slice(0, end)
        rest = rest.slice(end + (isData ? 5 : 2))
        const word = line.slice(0, 4).toUpperCase()
        isData = !isData && word === 'DATA'
        socket.write(word === 'EHLO' ? '250 bench\r\n' : isData ? '354 go on\r\n' : '250 ok\r\n')
      }
    })
  }),
)
