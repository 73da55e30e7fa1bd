declare module '#platform/context.ts' {
  interface App {
    /** Handles a request of this process to itself; refused until its server exists. */
    ask: AnswersItself
  }
}

/** A request that the product sends to itself, as if it had come over the network. */
interface OwnRequest {
  method: string
  /** The path with its query. */
  target: string
  headers: Record<string, string>
  body: string
  /** The claimed source address, not a host name. */
  from: string
}

/** The response: the HTTP status and the body as it would be sent. */
export type AnswersItself = (request: OwnRequest) => Promise<{ status: number; text: string }>
