/** The last resort, where not even the error view could be rendered: both languages, no scripts, nothing that can fail again. */
export const brokenPage = (requestId: string): Response =>
  new Response(
    `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Trayecto</title>
<main><h1>Algo ha fallado por nuestra parte</h1>
<p>Vuelve a intentarlo en un momento. Si se repite, danos esta referencia: <code>${requestId}</code></p>
<p><a href="/">Volver al inicio</a></p>
<section lang="en"><h2>Something went wrong on our side</h2>
<p>Please try again in a moment. If it happens again, give us this reference: <code>${requestId}</code></p>
<p><a href="/en">Back to the start</a></p></section></main></html>`,
    { status: 500, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } },
  )
