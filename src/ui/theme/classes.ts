type ClassName = string | false | null | undefined

/** Joins class names into one class attribute. Falsy ones are left out. Returns undefined if none is left. */
export function classes(...names: ClassName[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
