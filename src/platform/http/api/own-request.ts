declare module '#platform/context.ts' {
  interface App {
    /** Answers a request that this process makes to itself; refused until its server exists. */
    ask: AnswersItself
  }
}

/** A request that the product sends itself, as if it had come over the network. */
interface OwnRequest {
  method: string
  /** The path with its query. */
  target: string
  headers: Record<string, string>
  body: string
  /** From where it is said to come: an address, not a name. */
  from: string
}

/** What it was answered with: the HTTP status and the body as it would be sent. */
export type AnswersItself = (request: OwnRequest) => Promise<{ status: number; text: string }>
