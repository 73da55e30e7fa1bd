/** The two letters that stand for a person: first letters of the names, titles and leading vowels left out; what goes on with a vowel of its own is a name. */
export const initialsOf = (name: string) =>
  name
    .replace(/^(?:อ\.|ดร\.|ผศ\.|รศ\.|ศ\.|นาย|นางสาว|นาง|คุณ|อาจารย์|Dr\.|Mr\.|Ms\.|Mrs\.)\s*(?![ะ-ฺๅ-๎])/, '')
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => part.replace(/^[เแโใไ]/, '').at(0) ?? '')
    .join('')
