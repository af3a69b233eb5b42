/*
 * A button acts once, however long its key is held: browsers click it again and again while Enter
 * repeats, and a relay would follow.
 */
document.addEventListener('keydown', (event) => {
  const isOnButton = event.target instanceof HTMLButtonElement
  if (event.repeat && event.key === 'Enter' && isOnButton) event.preventDefault()
})
