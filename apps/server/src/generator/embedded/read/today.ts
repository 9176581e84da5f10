/** How people cope today, as an answer to "what did you use". */
const TOOLS: [RegExp, string][] = [
  [/\b(spreadsheets?|excel)\b/i, 'A spreadsheet'],
  [
    /\b(whatsapp(?! (?:bot|app|tool|assistant|service|plugin))|group chats?|messenger|facebook groups?)\b/i,
    'A group chat',
  ],
  [/\bwhiteboards?\b/i, 'A whiteboard'],
  [
    /\b(on paper|paper forms?|pen and paper|notebooks?|handwritten|(?:fill|writ|record|cop[yi]|enter|type|typing|draw|log|sign|calculat|roster|schedul|not|track|reconcil|match|keep|quot|invoic)\w*\b[^.]*\bby hand)\b/i,
    'Pen and paper',
  ],
  [/\b(paper|desk|appointment) diar(y|ies)\b/i, 'A paper diary'],
  [/\b(phone calls?|by phone|ringing around|ring around|calling around)\b/i, 'Phone calls'],
  [/\b(text messages?|sms|texting)\b/i, 'Text messages'],
  [/\b(by email|emails|email chains?)\b/i, 'Email'],
  [/\b(sticky notes|post-its?)\b/i, 'Sticky notes'],
  [/\b(from memory|by memory|in (their|my) heads?)\b/i, 'My memory'],
]

/** "We help tradies get paid via SMS": what is offered is not what they have. */
const OFFERED =
  /\b(?:help|let|enable|allow|remind|send)s?\b[^.]*?\b(?:via|using|with|through|by) [^.]*/gi

export const todaysTool = (text: string) =>
  TOOLS.find(([pattern]) => pattern.test(text.replace(OFFERED, '')))?.[1]
