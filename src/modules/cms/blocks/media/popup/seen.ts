const prefix = 'wicha popup '

/** Whether this browser has shown a popup before. False if storage is unavailable. */
export const isSeen = (key: string): boolean => {
  try {
    return localStorage.getItem(prefix + key) !== null
  } catch {
    return false
  }
}

/** Stores in the browser that a popup was shown. Without storage, the popup appears again next time. */
export const remember = (key: string): void => {
  try {
    localStorage.setItem(prefix + key, '1')
  } catch {
    // It will be shown once more.
  }
}
