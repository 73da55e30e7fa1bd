/** Where the debug display asks the pages of this browser for their logs, and each of them tells it. */
export const logChannel = 'wicha-client-log'
