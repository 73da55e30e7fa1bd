type ClassName = string | false | null | undefined

/** Class names in, one class attribute out; falsy ones are left out, and nothing at all gives undefined. */
export function classes(...names: ClassName[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
