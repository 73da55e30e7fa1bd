/** The channel on which the debug display requests the logs of this browser's pages. */
export const logChannel = 'wicha-client-log'
