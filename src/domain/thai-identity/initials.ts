/**
 * Returns two initials of a person: the first letters of the names, without titles and leading vowels. A title before a
 * vowel sign is part of a name.
 */
export const initialsOf = (name: string) =>
  name
    .replace(/^(?:อ\.|ดร\.|ผศ\.|รศ\.|ศ\.|นาย|นางสาว|นาง|คุณ|อาจารย์|Dr\.|Mr\.|Ms\.|Mrs\.)\s*(?![ะ-ฺๅ-๎])/, '')
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => part.replace(/^[เแโใไ]/, '').at(0) ?? '')
    .join('')
