export { shownMenu } from './commands/shown-menu.server.ts'
