/// The files that the tool contains. Swift takes minutes for arrays of so many bytes, and C no time.

/// Returns the text of a file, such as "page.css"; a file that is not embedded ends the program.
const char *_Nonnull embeddedText(const char *_Nonnull name);

/// Bytes that last as long as the program.
typedef struct {
  const unsigned char *_Nonnull start;
  long count;
} EmbeddedBytes;

/// Returns the compressed WebAssembly module of the preview page.
EmbeddedBytes embeddedPlayer(void);
