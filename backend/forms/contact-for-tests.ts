/** What somebody writes into the form to be called back, as it is sent. */
export const contact = {
  language: 'es',
  name: 'Ana Pérez',
  email: 'ana@example.com',
  phone: '+573001234567',
  postalCode: '110321',
  bestTime: 'morning',
  message: '¿Puedo llevar a mi gata?',
}
