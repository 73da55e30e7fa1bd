/** SHA-256 of the UTF-8 bytes of a text, in lower case hexadecimal digits. */
export type Hash = (text: string) => string

interface ChainEvent {
  /** From 1. */
  seq: number
  /** As stored: it is hashed letter by letter. */
  body: string
  hash: string
}

export interface Chain {
  attemptID: string
  /** The paper as stored. */
  paper: string
  events: readonly ChainEvent[]
  /** The last hash, as the attempt or a receipt has it. */
  head: string
}

/** The text whose hash is number 0 of an attempt. */
export const firstChainText = ({ attemptID, paper }: Pick<Chain, 'attemptID' | 'paper'>): string => attemptID + paper

/** The text whose hash is that of the next event. */
export const nextChainText = (head: string, body: string): string => head + body

/** Returns the first event that does not fit, or `head` if all fit but the last hash; null for a chain that is whole. */
export function verifyChain(chain: Chain, hash: Hash): { seq: number; fault: 'seq' | 'hash' | 'head' } | null {
  let head = hash(firstChainText(chain))
  for (const [index, { seq, body, hash: stored }] of chain.events.entries()) {
    if (seq !== index + 1) return { seq: index + 1, fault: 'seq' }
    head = hash(nextChainText(head, body))
    if (head !== stored) return { seq, fault: 'hash' }
  }
  return head === chain.head ? null : { seq: chain.events.length, fault: 'head' }
}
