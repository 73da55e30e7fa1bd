export type DnsVerdict = 'pass' | 'warn' | 'fail'

/** Judges the SPF records of a domain: one record that refuses, or doubts, other senders (RFC 7208). */
export function judgeSpf(records: readonly string[]): DnsVerdict {
  const found = records.filter((one) => /^v=spf1(\s|$)/i.test(one))
  if (found.length !== 1 || /\s\+?all\b/i.test(found[0]!)) return 'fail'
  return /\s[~-]all\b|\sredirect=/i.test(found[0]!) ? 'pass' : 'warn'
}

/** Judges the record of a DKIM selector: it must hold this public key (RFC 6376). */
export function judgeDkim(records: readonly string[], publicKey: string): DnsVerdict {
  const keys = records.map((one) => /(?:^|;)\s*p=([^;]*)/i.exec(one)?.[1]?.replaceAll(/\s+/g, '') ?? '')
  return keys.includes(publicKey) ? 'pass' : 'fail'
}

/** Judges the DMARC records of a domain: one record with a policy (RFC 7489). A policy of `none` only reports. */
export function judgeDmarc(records: readonly string[]): DnsVerdict {
  const found = records.filter((one) => /^v=DMARC1\s*(;|$)/i.test(one))
  const policy = found.length === 1 && /;\s*p=(none|quarantine|reject)\b/i.exec(found[0]!)?.[1]?.toLowerCase()
  if (!policy) return 'fail'
  return policy === 'none' ? 'warn' : 'pass'
}
