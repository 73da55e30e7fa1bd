const prefix = 'wicha popup '

/** Whether this browser has shown a popup before; no where it keeps nothing. */
export const isSeen = (key: string): boolean => {
  try {
    return localStorage.getItem(prefix + key) !== null
  } catch {
    return false
  }
}

/** Remembers in the browser that a popup was shown; a browser that refuses to is asked again next time. */
export const remember = (key: string): void => {
  try {
    localStorage.setItem(prefix + key, '1')
  } catch {
    // It will be shown once more.
  }
}
