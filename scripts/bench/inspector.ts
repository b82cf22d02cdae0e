interface InspectorTarget {
  readonly id: string
  readonly title?: string
  readonly webSocketDebuggerUrl: string
}

interface Reply {
  readonly id?: number
  readonly result?: Readonly<Record<string, unknown>>
  readonly error?: { readonly message: string }
}

const targetOf = async (port: number, worker: string): Promise<InspectorTarget> => {
  const answer = await fetch(`http://127.0.0.1:${port}/json`)
  const targets: readonly InspectorTarget[] = await answer.json()
  const target = targets.find(({ id }) => id.endsWith(worker))
  if (!target) throw new Error(`The inspector knows no Worker "${worker}": ${targets.map(({ id }) => id).join(', ')}`)
  return target
}

const callTimeoutMs = 120_000

export type CallInspector = (method: string, params?: object) => Promise<Readonly<Record<string, unknown>>>

/** The runtime's inspector of one Worker's isolate, on this machine. */
export const openInspector = async (port: number, worker: string) => {
  const { webSocketDebuggerUrl } = await targetOf(port, worker)
  const socket = new WebSocket(webSocketDebuggerUrl)
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true })
    socket.addEventListener('error', () => reject(new Error(`No inspector at ${webSocketDebuggerUrl}`)), { once: true })
  })
  const waiting = new Map<number, (reply: Reply) => void>()
  socket.addEventListener('message', ({ data }) => {
    const reply: Reply = JSON.parse(String(data))
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply)
  })
  let calls = 0
  const call: CallInspector = async (method, params = {}) => {
    const id = (calls += 1)
    const reply = await new Promise<Reply>((resolve, reject) => {
      waiting.set(id, resolve)
      AbortSignal.timeout(callTimeoutMs).addEventListener('abort', () => reject(new Error(`${method} has no answer`)))
      socket.send(JSON.stringify({ id, method, params }))
    })
    waiting.delete(id)
    if (reply.error) throw new Error(`${method}: ${reply.error.message}`)
    return reply.result ?? {}
  }
  return { call, close: () => socket.close() }
}
