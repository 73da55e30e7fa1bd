/**
 * Whether who asks has what bears this tag already, by what it sends as `If-None-Match`: one tag, several or any. What is in
 * between may have made ours a weak one (RFC 9110, 13.1.2).
 */
export const knowsTag = (sent: string | undefined, tag: string): boolean =>
  sent?.trim() === '*' || (sent ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
