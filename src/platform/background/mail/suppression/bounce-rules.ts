/** What a refusal or a report says of its recipient (RFC 3463). */
type BounceVerdict = 'hard' | 'soft' | 'ours'

const hardCodes = new Set(['5.1.1', '5.1.2', '5.1.10'])

/**
 * Judges an enhanced status code: `hard` for an address that does not exist, `soft` for a mailbox that takes no mail
 * for now or a full one, `ours` for what concerns the sender (5.7.x) or nobody knows.
 */
export function judgeBounce(enhancedCode: string | null): BounceVerdict {
  if (enhancedCode === null) return 'ours'
  if (hardCodes.has(enhancedCode)) return 'hard'
  return /^4\.[1-4]\./.test(enhancedCode) || /^5\.2\.[0-3]$/.test(enhancedCode) ? 'soft' : 'ours'
}

/** So many soft bounces of different mails within these days stop news to the address for as long. */
export const maxSoftBounces = 5
export const softBounceDays = 14
