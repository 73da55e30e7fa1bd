/** Returns a name that always belongs to the same id, such as `field_1k3fz8q` (FNV-1a, 32 bits). */
export function stableName(before: string, id: string): string {
  let hash = 0x811c9dc5
  for (const unit of id) hash = Math.imul(hash ^ unit.codePointAt(0)!, 0x01000193) >>> 0
  return `${before}_${hash.toString(36)}`
}
