export { startClamd, type ClamdServer } from './files/clamd-server.ts';
export { docm, docx, EXE, odt, PDF, zipOf } from './files/documents.ts';
export { object, objectStream, pdfOf, SCRIPT, stream } from './files/pdfs.ts';
export { asice, eml, JPG, P7M, P7M_IN_PIECES, P7S, PNG, xlsx } from './files/order-files.ts';
