import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the model answers: an object or text, an HTTP error status, or nothing at all. */
export type ModelAnswer = { says: unknown } | { fails: number } | { hangs: true }

export type ModelRequest = { path: string; body: string }

export type ModelServer = {
  url: string
  requests: ModelRequest[]
  /** Sets the next answers. The last one repeats. */
  answer(...answers: ModelAnswer[]): void
  close(): Promise<void>
}

/** A fake language model server with the APIs of OpenAI, Anthropic and Google. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = []
  let answers: ModelAnswer[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const path = request.url ?? ''
    requests.push({ path, body })
    const next = answers.length > 1 ? answers.shift() : answers[0]
    if (!next || 'hangs' in next) return
    if ('fails' in next) return send(response, next.fails, { error: { message: 'no' } })
    const text = typeof next.says === 'string' ? next.says : JSON.stringify(next.says)
    send(response, 200, replyFor(path, text))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    answer(...given) {
      requests.length = 0
      answers = given
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function replyFor(path: string, text: string): unknown {
  if (path.endsWith('/messages')) {
    return {
      type: 'message',
      id: 'message-1',
      role: 'assistant',
      model: 'small',
      content: [{ type: 'text', text }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 1, output_tokens: 1 },
    }
  }
  if (path.includes(':generateContent')) {
    const content = { role: 'model', parts: [{ text }] }
    return { candidates: [{ content, finishReason: 'STOP', index: 0 }] }
  }
  return {
    id: 'completion-1',
    object: 'chat.completion',
    created: 1,
    model: 'small',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  }
}
