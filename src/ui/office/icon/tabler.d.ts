declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const drawing: import('@tabler/icons-react').Icon
  export default drawing
}
