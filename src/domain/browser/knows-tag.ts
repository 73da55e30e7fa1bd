/**
 * Whether the client already has the version with this tag. `sent` is its `If-None-Match` header: one tag, several or
 * `*`. A proxy may have made our tag a weak one (RFC 9110, 13.1.2).
 */
export const knowsTag = (sent: string | undefined, tag: string): boolean =>
  sent?.trim() === '*' || (sent ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
